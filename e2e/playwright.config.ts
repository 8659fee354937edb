import { defineConfig } from '@playwright/test'
import { launchOptions, viewports } from './browser.ts'

/**
 * What differs on a phone: the sheet and its steps of connecting, scrolling and layering, hosts
 * wider than the screen, links into wallets, logins, and when pairing loads. All other journeys run
 * on the desktop, as do those in these files that show what another one shows: `@desktop`.
 */
const differsOnPhone = [
  '*Phone.spec.ts',
  'buy*.spec.ts',
  'embedded*.spec.ts',
  'hostileHost.spec.ts',
  'main.spec.ts',
  'nameChanges.spec.ts',
  'names.spec.ts',
  'pairingLoad.spec.ts',
  'requests.spec.ts',
  'requestsFamilies.spec.ts',
  'scroll.spec.ts',
  'sheet.spec.ts',
  'signIn.spec.ts',
  'signInOnce.spec.ts',
  'smartAccount.spec.ts',
  'swapChoices.spec.ts',
  'swapRoads.spec.ts',
  'swapSolana.spec.ts',
  'topLayer.spec.ts',
]

/**
 * The gate leaves out what the nightly run has: `@nightly`, and on the phone `@phone-nightly`,
 * which the gate runs on the desktop.
 */
const isAll = process.env.CLEAT_JOURNEYS === 'all'

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './globalSetup.ts',
  // Each has its own laboratory and chains. One more than the gate has cores, because many wait.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  outputDir: 'test-results/files',
  use: {
    launchOptions: launchOptions(),
    // Every trace takes a tenth of the processor: the gate, which tries once more, has those of the
    // second tries.
    trace: {
      mode: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
      screenshots: false,
      snapshots: !process.env.CI,
      sources: false,
    },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      use: viewports.desktop,
      testIgnore: '*Phone.spec.ts',
      // Tests that set a phone's viewport themselves.
      grepInvert: isAll ? /on a phone/ : /on a phone|@nightly/,
    },
    {
      name: 'phone',
      use: viewports.phone,
      testMatch: differsOnPhone,
      testIgnore: '*Desktop.spec.ts',
      grepInvert: isAll ? /@desktop/ : /@desktop|@nightly|@phone-nightly/,
    },
  ],
})
