/** What all apps of the matrix say to TypeScript 5, 6 and 7. */
export const compilerOptions = {
  target: 'ES2022',
  lib: ['dom', 'dom.iterable', 'esnext'],
  skipLibCheck: true,
  strict: true,
  noEmit: true,
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  resolveJsonModule: true,
  isolatedModules: true,
  esModuleInterop: true,
  allowImportingTsExtensions: true,
  jsx: 'react-jsx',
  types: [] as string[],
}
