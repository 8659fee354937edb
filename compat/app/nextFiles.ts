const compilerOptions = {
  target: 'ES2022',
  lib: ['dom', 'dom.iterable', 'esnext'],
  skipLibCheck: true,
  strict: true,
  noEmit: true,
  esModuleInterop: true,
  module: 'esnext',
  moduleResolution: 'bundler',
  resolveJsonModule: true,
  isolatedModules: true,
  jsx: 'react-jsx',
  incremental: true,
  plugins: [{ name: 'next' }],
}

/**
 * The files of a new app of Next with the App Router. Its page is a Server Component that imports a
 * button of Cleat, our networks and the app of the README.
 */
export function nextFiles({ app }: { app: string }): Record<string, string> {
  const include = ['next-env.d.ts', '**/*.ts', '**/*.tsx', '.next/types/**/*.ts']
  return {
    'package.json': toJson({ name: 'next-app', private: true, version: '0.0.0', type: 'module' }),
    'tsconfig.json': toJson({ compilerOptions, include, exclude: ['node_modules'] }),
    'next.config.ts': [
      "import type { NextConfig } from 'next'",
      '',
      'export default { turbopack: { root: import.meta.dirname } } satisfies NextConfig',
      '',
    ].join('\n'),
    'app/layout.tsx': [
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
    ].join('\n'),
    'app/page.tsx': [
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
    ].join('\n'),
    'app/App.tsx': app,
  }
}

/** What the app of Next installs for its author. */
export const nextTools: readonly string[] = [
  ...['typescript', '@types/node', '@types/react', '@types/react-dom'],
]

function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
