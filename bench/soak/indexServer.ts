import { startFromEnvironment } from '@cleat/server/start'

// Runs the data service with a history index in its own process. Arguments are the folder of its
// database, its port, and the URL of its chain, which has the id 31337.
const [folder, port, chainUrl] = process.argv.slice(2)
// Ends with its parent process, which otherwise leaves it running.
process.on('disconnect', () => process.exit())
const server = await startFromEnvironment({
  environment: {
    PORT: port,
    DATA_DIR: folder,
    RELAY: 'off',
    RATE_LIMIT: '0',
    LOG_LEVEL: 'silent',
    CHAINS: `eip155:31337=${chainUrl}`,
    CHAINS_HISTORY: 'eip155:31337=0',
    CHAINS_FILE: JSON.stringify({
      'eip155:31337': {
        name: 'Local chain',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      },
    }),
  },
})
process.send?.({ url: server.url })
