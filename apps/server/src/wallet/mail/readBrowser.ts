const browsers = [
  ...['Chrome', 'Edge', 'Firefox', 'Safari', 'Opera', 'Brave', 'Vivaldi', 'DuckDuckGo'],
  ...['Samsung Internet', 'Telegram', 'Farcaster'],
]
const systems = ['Windows', 'macOS', 'Linux', 'Android', 'iOS', 'iPadOS', 'ChromeOS']

/**
 * A browser as mails and lists name it. What a page calls itself is not repeated, because a
 * stranger could write to visitors with it.
 */
export function readBrowser(line: string): string {
  const [browser = '', system = ''] = line.split(' on ')
  const known = browsers.find((name) => name === browser) ?? 'A browser'
  const on = systems.find((name) => name === system)
  return on === undefined ? known : `${known} on ${on}`
}
