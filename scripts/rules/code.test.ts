import { type Offence, testOffences } from './miniature.ts'

const lines = (count: number) => Array.from({ length: count }, () => '//').join('\n')
const leaf = /^A controller is a leaf/
const layer = /^base is the lowest floor/
const words = /^Words for visitors live in i18n\/en/
const element = (jsx: string) => `export const view = ${jsx}`
const http = /^Only core\/src\/base\/http\/http\.ts talks HTTP/

testOffences([
  {
    title: 'a cycle of values',
    rule: 'noImportCycles',
    message: /cycle/,
    offending: {
      'packages/core/src/a.ts':
        "import { b } from './b.ts'\nexport const a: () => unknown = () => b",
      'packages/core/src/b.ts':
        "import { a } from './c.ts'\nexport const b: () => unknown = () => a",
      'packages/core/src/c.ts':
        "import { a as c } from './a.ts'\nexport const a: () => unknown = c",
    },
    allowed: {
      'packages/core/src/a.ts':
        "import { b } from './b.ts'\nexport const a: () => unknown = () => b",
      'packages/core/src/b.ts': 'export const b: () => number = () => 1',
    },
  },
  {
    title: 'a cycle of types',
    rule: 'noImportCycles',
    message: /cycle/,
    offending: {
      'packages/core/src/a.ts': "import type { B } from './b.ts'\nexport type A = { b: B }",
      'packages/core/src/b.ts': "import type { A } from './a.ts'\nexport type B = { a: A }",
    },
    allowed: {
      'packages/core/src/a.ts': "import type { B } from './b.ts'\nexport type A = { b: B }",
      'packages/core/src/b.ts': 'export type B = { a: number }',
    },
  },
  {
    title: 'a default export',
    rule: 'noDefaultExport',
    message: /default export/i,
    offending: { 'packages/core/src/a.ts': 'export default 1' },
    allowed: { 'packages/core/src/a.ts': 'export const a = 1' },
  },
  {
    title: 'a barrel in an app',
    rule: 'noBarrelFile',
    message: /barrel/,
    offending: { 'apps/laboratory/src/all.ts': "export { a } from './a.ts'" },
    allowed: { 'packages/core/src/exports/index.ts': "export { a } from './a.ts'" },
  },
  ...[
    "export type { A } from './a.ts'",
    "import { a } from './a.ts'\nexport { a }",
    "import type { A } from './a.ts'\nexport type { A }",
  ].map(
    (code): Offence => ({
      title: `a barrel outside src/exports: ${code.replace('\n', '; ')}`,
      rule: 'plugin',
      message: /^Only src\/exports re-exports/,
      offending: { 'packages/core/src/runtime/actions/all.ts': code },
      allowed: { 'packages/core/src/exports/index.ts': code },
    }),
  ),
  {
    title: 'export * even in src/exports',
    rule: 'noReExportAll',
    message: /export all|re-export/i,
    offending: { 'packages/core/src/exports/index.ts': "export * from '../a.ts'" },
    allowed: { 'packages/core/src/exports/index.ts': "export { a } from '../a.ts'" },
  },
  {
    title: 'a source of 301 lines',
    rule: 'noExcessiveLinesPerFile',
    message: /300/,
    offending: { 'packages/core/src/a.ts': `${lines(300)}\nexport const a = 1` },
    allowed: { 'packages/core/src/a.ts': `${lines(299)}\nexport const a = 1` },
  },
  {
    title: 'a test of 501 lines',
    rule: 'noExcessiveLinesPerFile',
    message: /500/,
    offending: { 'packages/core/src/a.test.ts': `${lines(500)}\nexpect(1)` },
    allowed: { 'packages/core/src/a.test.ts': `${lines(499)}\nexpect(1)` },
  },
  ...[
    'packages/core/src/runtime/actions/a.ts',
    'packages/ui/src/a.ts',
    'packages/adapter-wagmi/src/a.ts',
  ].map(
    (path): Offence => ({
      title: `fetch in ${path}`,
      rule: 'noRestrictedGlobals',
      message: /fetch/,
      offending: { [path]: "fetch('/')" },
      allowed: { 'packages/core/src/base/http/http.ts': "fetch('/')" },
    }),
  ),
  ...['globalThis.fetch', 'window.fetch', 'navigator.sendBeacon'].map(
    (call): Offence => ({
      title: call,
      rule: 'plugin',
      message: http,
      offending: { 'packages/react/src/a.ts': `${call}('/')` },
      allowed: { 'packages/core/src/base/http/http.ts': `${call}('/')` },
    }),
  ),
  ...['framer-motion', 'framer-motion/m', 'motion/react'].map(
    (source): Offence => ({
      title: `${source} outside ui/src/motion`,
      rule: 'plugin',
      message: /^Only ui\/src\/motion imports framer-motion/,
      offending: { 'packages/ui/src/Row.tsx': `import '${source}'` },
      allowed: { 'packages/ui/src/motion/Fade.tsx': `import '${source}'` },
    }),
  ),
  ...[
    '<b>Close</b>',
    "<b>{'Close'}</b>",
    `<b>{\`Close \${name}\`}</b>`,
    "<b>{isOpen ? text('view.close') : 'Open'}</b>",
    "<b>{isOpen && 'Open'}</b>",
    '<img alt="A wallet" />',
    "<Row aria-label={'Close'} />",
    `<Row title={\`Close \${name}\`} />`,
    "<Row copiedLabel={label ?? 'Copied'} />",
    '<input placeholder="Search" />',
  ].map(
    (jsx): Offence => ({
      title: `words in a component: ${jsx}`,
      rule: 'plugin',
      message: words,
      offending: { 'packages/ui/src/views/View.tsx': element(jsx) },
      allowed: {
        'packages/ui/src/views/View.tsx': element(
          '<Row className="row" alt="" title={name} aria-label={text(\'a.b\')}>{text(\'a.c\')} · {isOpen && <b />}</Row>',
        ),
        'packages/ui/src/views/View.test.tsx': element(jsx),
      },
    }),
  ),
  {
    title: 'words announced',
    rule: 'plugin',
    message: words,
    offending: { 'packages/react/src/View.tsx': "announce('Copied')" },
    allowed: { 'packages/react/src/View.tsx': "announce(text('a.b'))" },
  },
  ...['valtio', 'valtio/react', 'valtio/utils'].map(
    (source): Offence => ({
      title: `${source} in core`,
      rule: 'plugin',
      message: /^core imports valtio from 'valtio\/vanilla'/,
      offending: { 'packages/core/src/a.ts': `import '${source}'` },
      allowed: { 'packages/core/src/a.ts': "import 'valtio/vanilla'" },
    }),
  ),
  ...['./network.ts', '../state/network.ts'].map(
    (source): Offence => ({
      title: `a controller importing ${source}`,
      rule: 'plugin',
      message: leaf,
      offending: { 'packages/core/src/state/account.ts': `import '${source}'` },
      allowed: { 'packages/core/src/state/account.ts': "import '../caip/address.ts'" },
    }),
  ),
  ...[
    'state/account.ts',
    'runtime/actions/connect.ts',
    'features/send/send.ts',
    'kit/createKit.ts',
  ].flatMap((source) =>
    ['base/http/http.ts', 'base/errors/cleatError.ts'].map(
      (path): Offence => ({
        title: `core/src/${path} importing ${source}`,
        rule: 'plugin',
        message: layer,
        offending: { [`packages/core/src/${path}`]: `import '../../${source}'` },
        allowed: { [`packages/core/src/${path}`]: "import '../caip/address.ts'" },
      }),
    ),
  ),
  {
    title: 'any',
    rule: 'noExplicitAny',
    message: /any/,
    offending: { 'packages/core/src/a.ts': 'export type A = any' },
    allowed: { 'packages/core/src/a.ts': 'export type A = unknown' },
  },
  {
    title: 'an interface of our own',
    rule: 'plugin',
    message: /^Write a type/,
    offending: { 'packages/core/src/a.ts': 'export interface A {\n  a: number\n}' },
    allowed: {
      'packages/core/src/a.ts':
        'export type A = { a: number }\ndeclare global {\n  interface Window {\n    a: A\n  }\n}',
    },
  },
  {
    title: 'a console call in a package',
    rule: 'noConsole',
    message: /console/,
    offending: { 'packages/core/src/a.ts': "console.error('no')" },
    allowed: { 'packages/localnet/src/cli.ts': "console.log('ready')" },
  },
  {
    title: 'a Node module in browser code',
    rule: 'noNodejsModules',
    message: /Node\.js/,
    offending: { 'packages/testing/src/a.ts': "import 'node:fs'" },
    allowed: { 'packages/localnet/src/a.ts': "import 'node:fs'" },
  },
  {
    title: 'an import without its extension',
    rule: 'useImportExtensions',
    message: /extension/,
    offending: { 'packages/core/src/a.ts': "import './b'", 'packages/core/src/b.ts': 'b()' },
    allowed: { 'packages/core/src/a.ts': "import './b.ts'", 'packages/core/src/b.ts': 'b()' },
  },
  {
    title: 'a component file in lower case',
    rule: 'useFilenamingConvention',
    message: /PascalCase/,
    offending: { 'packages/ui/src/row-item.tsx': 'export const Row = 1' },
    allowed: { 'packages/ui/src/RowItem.tsx': 'export const Row = 1' },
  },
  {
    title: 'a module in PascalCase that is not named after its export',
    rule: 'useFilenamingConvention',
    message: /camelCase/,
    offending: { 'packages/core/src/SwitchNetwork.ts': 'export const connect = 1' },
    allowed: { 'packages/core/src/SwitchNetwork.ts': 'export class SwitchNetwork {}' },
  },
  {
    title: 'a test that runs alone',
    rule: 'noFocusedTests',
    message: /focus/i,
    offending: { 'packages/core/src/a.test.ts': "test.only('default', () => {})" },
    allowed: { 'packages/core/src/a.test.ts': "test('default', () => {})" },
  },
])
