import type { Cell } from './axes.ts'

/**
 * Why npm with `strict-peer-deps` refuses an app, whatever kit it uses: an optional peer, which is
 * not installed, asks for another React. Without that setting npm installs the app.
 */
export function findOptionalConflict({ framework, react, wagmi }: Cell): string | undefined {
  if (react !== '18') return undefined
  if (wagmi === '3') return 'wagmi 3 can be used with `accounts`, which asks for React 19'
  if (framework === 'tanstack-start')
    return 'TanStack Start can be used with `react-server-dom-rspack`, which asks for React 19.3'
  return undefined
}
