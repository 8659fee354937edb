import type { Area } from './area.ts'

const service = 'src/onramp'
const onramp = 'src/features/onramp'

export const purchases: Area = {
  meaning:
    'A purchase leads to its seller, pays this account, and is delivered by the chain alone.',
  parts: [
    {
      project: 'server',
      files: [
        `${service}/signatures/*.ts`,
        `${service}/webhooks/{readEvent,takeWebhook}.ts`,
        `${service}/orders/{applyNews,findStage,isFinal,requireProviderUrl}.ts`,
        `${service}/{delivery/findDelivery,quotes/checkQuote,routes/requireReturnUrl}.ts`,
      ],
      tests: [
        `${service}/signatures/*.test.ts`,
        `${service}/webhooks/{readEvent,takeWebhook}.test.ts`,
        `${service}/orders/{applyNews,findStage,isFinal,requireProviderUrl}.test.ts`,
        `${service}/{delivery/findDelivery,quotes/checkQuote,routes/requireReturnUrl}.test.ts`,
      ],
    },
    {
      project: 'server',
      files: [
        `${service}/orders/createOrderStore.ts`,
        `${service}/routes/{orderRoutes,webhookRoutes}.ts`,
      ],
      tests: [
        `${service}/orders/createOrderStore.test.ts`,
        `${service}/routes/{orderRoutes,webhookRoutes}.test.ts`,
        // What the routes say of themselves.
        'src/describeApi.test.ts',
      ],
    },
    {
      project: 'core',
      files: [
        `${onramp}/orders/{applyNews,deliver,findArrival,findStage,isFinal}.ts`,
        `${onramp}/{offers/quoteAnswer,providers/readProviderUrl}.ts`,
      ],
      tests: [
        `${onramp}/orders/{applyNews,deliver,findArrival,findStage,isFinal}.test.ts`,
        `${onramp}/{offers/quoteAnswer,providers/readProviderUrl}.test.ts`,
      ],
    },
    {
      project: 'core',
      files: [
        `${onramp}/following/{followLater,noteBalance,proveArrival}.ts`,
        `${onramp}/{providers/openProviderWindow,purchase/buy,purchase/openProvider}.ts`,
      ],
      tests: [
        `${onramp}/createOnramp.test.ts`,
        `${onramp}/following/*.test.ts`,
        `${onramp}/providers/openProviderWindow.test.ts`,
      ],
    },
  ],
}
