import { defineConfig } from '@playwright/test'
import { launchOptions, viewports } from './browser.ts'

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './globalSetup.ts',
  // The machine has two cores, and the laboratory and its chains need one.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  outputDir: 'test-results/files',
  use: { launchOptions: launchOptions(), trace: 'retain-on-failure' },
  projects: [
    { name: 'desktop', use: viewports.desktop, testIgnore: '*Phone.spec.ts' },
    // What bars somebody is found on the desktop; the views are the same.
    { name: 'phone', use: viewports.phone, testIgnore: ['access.spec.ts', '*Desktop.spec.ts'] },
  ],
})
