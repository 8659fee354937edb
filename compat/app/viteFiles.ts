const compilerOptions = {
  target: 'ES2023',
  useDefineForClassFields: true,
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  types: ['vite/client'],
  skipLibCheck: true,
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  verbatimModuleSyntax: true,
  moduleDetection: 'force',
  noEmit: true,
  jsx: 'react-jsx',
  strict: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noFallthroughCasesInSwitch: true,
}

/** The files of a new React app of Vite with TypeScript, before anything is installed. */
export function viteFiles({ app }: { app: string }): Record<string, string> {
  return {
    'package.json': toJson({ name: 'vite-app', private: true, version: '0.0.0', type: 'module' }),
    'tsconfig.json': toJson({ compilerOptions, include: ['src'] }),
    'vite.config.ts': [
      "import react from '@vitejs/plugin-react'",
      "import { defineConfig } from 'vite'",
      '',
      'export default defineConfig({ plugins: [react()] })',
      '',
    ].join('\n'),
    'index.html': [
      '<!doctype html>',
      '<html lang="en">',
      '  <head><meta charset="UTF-8" /><title>App</title><link rel="icon" href="data:," /></head>',
      '  <body>',
      '    <div id="root"></div>',
      '    <script type="module" src="/src/main.tsx"></script>',
      '  </body>',
      '</html>',
      '',
    ].join('\n'),
    'src/main.tsx': [
      "import { StrictMode } from 'react'",
      "import { createRoot } from 'react-dom/client'",
      "import App from './App.tsx'",
      '',
      "createRoot(document.getElementById('root')!).render(",
      '  <StrictMode>',
      '    <App />',
      '  </StrictMode>,',
      ')',
      '',
    ].join('\n'),
    'src/App.tsx': app,
  }
}

/** What the app of Vite installs for its author. */
export const viteTools: readonly string[] = [
  ...['vite', '@vitejs/plugin-react', 'typescript', '@types/react', '@types/react-dom'],
]

function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
