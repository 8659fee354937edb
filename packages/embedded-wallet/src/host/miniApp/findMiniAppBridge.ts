/** How a page speaks with the app that shows it, such as Farcaster’s on a phone. */
export type MiniAppBridge = { postMessage(text: string): void }

/**
 * Finds what apps put into pages that they show in a web view. Wallets do so, too: whether the app
 * is a host of Mini Apps, it says only when it is asked.
 */
export function findMiniAppBridge(page: object = window): MiniAppBridge | undefined {
  const { ReactNativeWebView: bridge } = page as { ReactNativeWebView?: unknown }
  return isBridge(bridge) ? bridge : undefined
}

function isBridge(value: unknown): value is MiniAppBridge {
  return (
    typeof value === 'object' &&
    value !== null &&
    'postMessage' in value &&
    typeof value.postMessage === 'function'
  )
}
