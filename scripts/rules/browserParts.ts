const parts: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a database of the browser', /\bindexedDB\b/],
  ['a cookie', /\bdocument\s*\.\s*cookie\b|\bcookieStore\b/],
  [
    'messages of other windows',
    /\b(?:window|page|globalThis|self)\??\.(?:addEventListener\(\s*['"`]message['"`]|onmessage\b)/,
  ],
  ['a channel between tabs', /\bBroadcastChannel\b/],
]

/** Lists the parts of a browser that our code must do without, as far as a source uses them. */
export function findBrowserParts(source: string): string[] {
  return parts.filter(([, pattern]) => pattern.test(source)).map(([name]) => name)
}
