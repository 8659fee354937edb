import { type Browser, chromium } from 'playwright-core'
import { ensureChromium } from '../../tooling/chromium.ts'

const args = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
]

export type BrowserParameters = {
  /** Flags for the JavaScript engine. */
  readonly jsFlags?: readonly string[]
}

/** Runs `use` with a Chromium that has a new profile, and closes it afterwards. */
export async function withBrowser<result>(
  { jsFlags = [] }: BrowserParameters,
  use: (browser: Browser) => Promise<result>,
): Promise<result> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...args, `--js-flags=${jsFlags.join(' ')}`],
    chromiumSandbox: false,
  })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}
