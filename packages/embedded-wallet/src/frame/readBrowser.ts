const browsers: readonly (readonly [name: string, form: RegExp])[] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:(?:Headless)?Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]
const systems: readonly (readonly [name: string, form: RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Windows', /\bWindows\b/],
  ['Linux', /\bLinux\b/],
]

/** Names a browser for people, such as `Chrome on macOS`. */
export function readBrowser(userAgent: string): string {
  const find = (all: typeof browsers) => all.find(([, form]) => form.test(userAgent))?.[0]
  const [browser = 'Browser', system] = [find(browsers), find(systems)]
  return system ? `${browser} on ${system}` : browser
}
