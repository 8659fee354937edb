import type { Change } from './change.ts'

const wallet = 'packages/embedded-wallet/src'
const handoff = `${wallet}/handoff`
const claim = `${wallet}/window/claimHandoff.ts`
const opener = `${wallet}/window/findOpener.ts`
const meet = `${wallet}/window/meetOpener.ts`

export const handoffChanges: readonly Change[] = [
  {
    name: 'a handoff is opened by its own side',
    file: `${handoff}/handoffSecret.ts`,
    find: "own === 'request' ? 'answer' : 'request'",
    replace: 'own',
  },
  {
    name: 'the service can open a handoff',
    file: `${handoff}/handoffSecret.ts`,
    find: 'const bytes = fromBase64Url(secret)',
    replace: 'const bytes = new Uint8Array(32)',
  },
  {
    name: 'a handoff is opened with changed bytes',
    file: `${handoff}/handoffSecret.ts`,
    find: "{ name: 'AES-GCM', length: 256 }",
    replace: "{ name: 'AES-CTR', length: 256 }",
  },
  {
    name: 'the secret of a handoff is sent to servers',
    file: `${handoff}/openWindow.ts`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of another file.
    find: '(look)}#${handoff}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of another file.
    replace: '(look)}?h=${handoff}',
  },
  {
    name: 'two windows have one secret',
    file: `${handoff}/openWindow.ts`,
    find: 'crypto.getRandomValues(new Uint8Array(32))',
    replace: 'new Uint8Array(32)',
  },
  {
    name: 'a window on another page is told who opened it',
    file: `${handoff}/sayWhoOpened.ts`,
    find: 'opened.postMessage(opener, origin)',
    replace: "opened.postMessage(opener, '*')",
  },
  {
    name: 'any word is a hint of a window',
    file: `${handoff}/handoffHints.ts`,
    find: 'if (known.includes(data)) onHint',
    replace: 'onHint',
  },
  {
    name: 'any window says who opened this one',
    file: opener,
    find: 'source === opener && readAs',
    replace: 'readAs',
  },
  {
    name: 'any message says who opened a window',
    file: opener,
    find: 'source === opener && readAs(messageSchema, data)',
    replace: 'source === opener',
  },
  {
    name: 'a window of a named opener is proven by a cookie alone',
    file: claim,
    find: "[{ proof: 'opener', opener }]",
    replace: "[{ proof: 'cookie' }, { proof: 'opener', opener }]",
  },
  {
    name: 'a window that proved its browser without a cookie is on the site of the page',
    file: claim,
    find: "isSplit || body.proof !== 'cookie'",
    replace: 'isSplit',
  },
  {
    name: 'a code is shown and not waited for',
    file: claim,
    find: 'return await waitForCode(parameters)',
    replace: "return toRequest({ host: '', request: '', ...claimed } as never, true)",
  },
  {
    name: 'a window claims a code again that was typed wrong',
    file: claim,
    find: '        if (error instanceof CodeOver) throw error\n',
    replace: '',
  },
  {
    name: 'a window that another page opened goes on',
    file: meet,
    find: 'await claimHandoff({ service, hash, opener })',
    replace: 'await claimHandoff({ service, hash, opener }).catch(() => undefined)',
  },
]
