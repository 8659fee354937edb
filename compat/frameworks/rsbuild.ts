import { browserEntry } from './browserEntry.ts'
import { compilerOptions } from './compilerOptions.ts'
import type { Framework } from './framework.ts'
import { toJson } from './toJson.ts'

export const rsbuild: Framework = {
  isServed: false,
  files: ({ app, cell }) => {
    const isCompiled = cell.react === '19-compiler'
    return {
      'tsconfig.json': toJson({ compilerOptions, include: ['src'] }),
      'rsbuild.config.ts': [
        "import { defineConfig } from '@rsbuild/core'",
        ...(isCompiled ? ["import { pluginBabel } from '@rsbuild/plugin-babel'"] : []),
        "import { pluginReact } from '@rsbuild/plugin-react'",
        '',
        'export default defineConfig({',
        "  html: { title: 'App', tags: [{ tag: 'link', attrs: { rel: 'icon', href: 'data:,' } }] },",
        `  plugins: [pluginReact(), ${isCompiled ? compiler : ''}],`,
        '})',
        '',
      ].join('\n'),
      'src/index.tsx': browserEntry,
      'src/App.tsx': app,
    }
  },
  packages: () => [],
  tools: ({ react }) => [
    ...['@rsbuild/core', '@rsbuild/plugin-react'],
    ...(react === '19-compiler' ? ['@rsbuild/plugin-babel', 'babel-plugin-react-compiler'] : []),
  ],
  build: () => ({ command: 'rsbuild', args: ['build'] }),
  serve: (port) => ({
    command: 'rsbuild',
    args: ['preview', '--host', '127.0.0.1', '--port', String(port)],
  }),
}

const compiler =
  'pluginBabel({ include: /\\.tsx?$/, exclude: /node_modules/, ' +
  "babelLoaderOptions: { plugins: ['babel-plugin-react-compiler'] } })"
