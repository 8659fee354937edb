const expression = 'Critical dependency: the request of a dependency is an expression'

/** What bundlers say of apps without Cleat as well. Each is recognised whole, and alone. */
const notices: readonly RegExp[] = [
  // Vite, of each app that imports `viem/chains`.
  /^.*"node:worker_threads" has been externalized.*\/node_modules\/ox\/.*$/gim,
  // Next 16, of each app with React 18, which it builds all the same.
  /^ *⚠ React 18 support is deprecated in Next\.js 16 and will be removed in Next\.js 17\..*$/gm,
  // webpack, of each app that imports `viem/chains`. Any other warning beside it stays, with it.
  new RegExp(
    [
      '^ *⚠ Compiled with warnings in .*\n\n',
      `\\./node_modules/ox/_esm/tempo/internal/virtualMasterPool\\.js\n${expression}\n\n`,
      'Import trace for requested module:\n(?:\\./.*\n)+\n+(?!\\./)',
    ].join(''),
    'gm',
  ),
]

/** Leaves out of the output of a build what is known to come from others. */
export function removeNotices(output: string): string {
  return notices.reduce((text, notice) => text.replace(notice, ''), output)
}
