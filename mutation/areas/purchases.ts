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
        `${service}/webhooks/readEvent.ts`,
        `${service}/orders/{applyNews,findStage,isFinal,requireProviderUrl}.ts`,
        `${service}/{delivery/findDelivery,quotes/checkQuote,routes/requireReturnUrl}.ts`,
      ],
      tests: [
        `${service}/signatures/*.test.ts`,
        `${service}/webhooks/readEvent.test.ts`,
        `${service}/orders/{applyNews,findStage,isFinal,requireProviderUrl}.test.ts`,
        `${service}/{delivery/findDelivery,quotes/checkQuote,routes/requireReturnUrl}.test.ts`,
      ],
    },
    {
      project: 'server',
      files: [`${service}/webhooks/takeWebhook.ts`],
      tests: [`${service}/webhooks/takeWebhook.test.ts`],
    },
    {
      project: 'server',
      files: [`${service}/orders/createOrderStore.ts`],
      tests: [`${service}/orders/createOrderStore.test.ts`],
    },
    {
      project: 'server',
      files: [`${service}/routes/{orderRoutes,webhookRoutes}.ts`],
      // What the routes say of themselves is in the description of the API.
      tests: [`${service}/routes/{orderRoutes,webhookRoutes}.test.ts`, 'src/describeApi.test.ts'],
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
      files: [`${onramp}/following/{followLater,noteBalance,proveArrival}.ts`],
      tests: [`${onramp}/following/*.test.ts`],
    },
    {
      project: 'core',
      files: [`${onramp}/providers/openProviderWindow.ts`],
      tests: [`${onramp}/providers/openProviderWindow.test.ts`],
    },
    {
      project: 'core',
      files: [`${onramp}/purchase/{buy,openProvider}.ts`],
      tests: [`${onramp}/createOnramp.test.ts`, `${onramp}/purchase/*.test.ts`],
    },
  ],
}
