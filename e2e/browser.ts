import type { LaunchOptions } from 'playwright-core'
import { type BrowserNeeds, ensureChromium } from '../tooling/chromium.ts'

/** The launch options of every test browser: headless, without background network traffic. */
export function launchOptions(needs: BrowserNeeds = 'pages'): LaunchOptions {
  return {
    executablePath: ensureChromium(needs),
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    ],
  }
}

/** The viewports of desktop and phone in the designs. */
export const viewports = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const
