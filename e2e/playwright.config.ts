import { defineConfig } from '@playwright/test'
import { launchOptions, viewports } from './browser.ts'

const beneath = ['access.spec.ts', 'csp.spec.ts', 'events.spec.ts', 'guest.spec.ts']

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './globalSetup.ts',
  // Each with a laboratory and chains of its own.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // A journey that needs it is named by the gate: it is a fault to be found, and not a reason to lose a day.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  outputDir: 'test-results/files',
  use: { launchOptions: launchOptions(), trace: 'retain-on-failure' },
  projects: [
    { name: 'desktop', use: viewports.desktop, testIgnore: ['access.spec.ts', '*Phone.spec.ts'] },
    // Long, and in need of nothing but the processor: both of its tests at once.
    { name: 'access', use: viewports.desktop, testMatch: 'access.spec.ts', fullyParallel: true },
    // What bars somebody, and what happens beneath the interface, is found on the desktop.
    { name: 'phone', use: viewports.phone, testIgnore: [...beneath, '*Desktop.spec.ts'] },
  ],
})
