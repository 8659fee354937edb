import { compilerOptions } from './compilerOptions.ts'
import type { Framework } from './framework.ts'
import { toJson } from './toJson.ts'

/** Next with the App Router. Its page is a Server Component that imports a button of Cleat. */
export function createNext({ bundler }: { bundler: 'turbopack' | 'webpack' }): Framework {
  return {
    isServed: true,
    files: ({ app, cell }) => ({
      'tsconfig.json': toJson({
        compilerOptions: {
          ...{ ...compilerOptions, types: undefined, allowJs: true, incremental: true },
          plugins: [{ name: 'next' }],
        },
        include: ['next-env.d.ts', '**/*.ts', '**/*.tsx', '.next/types/**/*.ts'],
        exclude: ['node_modules'],
      }),
      'next.config.ts': [
        "import type { NextConfig } from 'next'",
        '',
        'export default {',
        '  turbopack: { root: import.meta.dirname },',
        ...(cell.react === '19-compiler' ? ['  reactCompiler: true,'] : []),
        '} satisfies NextConfig',
        '',
      ].join('\n'),
      'app/layout.tsx': layout,
      'app/page.tsx': page,
      'app/App.tsx': app,
    }),
    packages: () => ['next'],
    tools: ({ react }) => [
      '@types/node',
      ...(react === '19-compiler' ? ['babel-plugin-react-compiler'] : []),
    ],
    build: () => ({ command: 'next', args: ['build', `--${bundler}`] }),
    serve: (port) => ({
      command: 'next',
      args: ['start', '--hostname', '127.0.0.1', '--port', String(port)],
    }),
  }
}

const layout = [
  "import type { ReactNode } from 'react'",
  '',
  'export default function RootLayout({ children }: { children: ReactNode }) {',
  '  return (',
  '    <html lang="en">',
  '      <head><link rel="icon" href="data:," /></head>',
  '      <body>{children}</body>',
  '    </html>',
  '  )',
  '}',
  '',
].join('\n')

const page = [
  "import { AppKitButton } from '@cleat/react'",
  "import { mainnet } from '@cleat/react/networks'",
  "import App from './App'",
  '',
  'export default function Page() {',
  '  return (',
  '    <>',
  '      <h1>{mainnet.name}</h1>',
  '      <App />',
  '      <header>',
  '        <AppKitButton />',
  '      </header>',
  '    </>',
  '  )',
  '}',
  '',
].join('\n')
