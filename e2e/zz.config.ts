import config from '/tmp/wt/hostile/e2e/playwright.config.ts'
export default { ...config, testDir: '/tmp/wt/hostile/e2e/journeys', globalSetup: undefined, outputDir: '/tmp/hostile-results', reporter: [['list']], use: {...config.use, trace: 'off'} }
