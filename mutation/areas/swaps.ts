import type { Area } from './area.ts'

const decode = 'src/swaps/decode'
const exchange = 'src/features/swap/exchange'

export const swaps: Area = {
  meaning: 'An exchange is read as its contract reads it, and nothing else is signed.',
  parts: [
    {
      project: 'evm',
      files: ['src/abi/readArguments.ts'],
      tests: ['src/abi/readArguments.test.ts'],
    },
    {
      project: 'evm',
      files: ['src/swaps/contracts/{findSpender,isSpender,listContracts}.ts'],
      tests: ['src/swaps/contracts/*.test.ts', `${decode}/decodePermit.test.ts`],
    },
    {
      project: 'evm',
      files: [`${decode}/*/{readCall,readV2,readWrap,toDeadline}.ts`, `${decode}/checkExchange.ts`],
      tests: [`${decode}/{base,v2,wrap}/*.test.ts`, `${decode}/checkExchange.test.ts`],
    },
    {
      project: 'evm',
      files: [`${decode}/v3/*.ts`, 'src/abi/readPath.ts'],
      tests: [`${decode}/v3/*.test.ts`, 'src/abi/readPath.test.ts'],
    },
    {
      project: 'evm',
      files: [`${decode}/oneInch/*.ts`, `${decode}/base/toAsset.ts`],
      tests: [`${decode}/oneInch/*.test.ts`],
    },
    { project: 'evm', files: [`${decode}/lifi/*.ts`], tests: [`${decode}/lifi/*.test.ts`] },
    { project: 'evm', files: [`${decode}/zeroEx/*.ts`], tests: [`${decode}/zeroEx/*.test.ts`] },
    {
      project: 'evm',
      files: [`${decode}/decodeExchange.ts`],
      tests: [`${decode}/decodeExchange.test.ts`],
    },
    {
      project: 'evm',
      files: [`${decode}/universalRouter/*.ts`],
      tests: [`${decode}/universalRouter/*.test.ts`],
    },
    {
      project: 'evm',
      files: [`${decode}/{cow,typedData}/*.ts`, `${decode}/decodeOrder.ts`],
      tests: [`${decode}/decodeOrder.test.ts`, `${decode}/typedData/*.test.ts`],
    },
    {
      project: 'evm',
      files: [`${decode}/permit/*.ts`, `${decode}/decodePermit.ts`],
      tests: [`${decode}/decodePermit.test.ts`, `${decode}/permit/*.test.ts`],
    },
    {
      project: 'core',
      files: [`${exchange}/submitOrder.ts`],
      tests: [`${exchange}/submitOrder.test.ts`],
    },
    {
      // Each of these tests reviews a swap first, which takes a part of a second.
      project: 'core',
      files: [`${exchange}/{followStep,swap}.ts`],
      tests: [`${exchange}/{followStep,swap,swap.guards,removeOrderAllowance}.test.ts`],
    },
    {
      project: 'evm',
      files: ['src/swaps/follow/{classifyOrder,followOrder}.ts', 'src/swaps/orders/*Trade.ts'],
      tests: ['src/swaps/follow/{classifyOrder,followOrder}.test.ts', 'src/swaps/orders/*.test.ts'],
    },
    {
      project: 'evm',
      files: ['src/swaps/{sendStep,signOrder,signPermit}.ts'],
      tests: ['src/swaps/{sendStep,signOrder,signPermit}.test.ts'],
    },
    {
      project: 'evm',
      files: ['src/swaps/permits/{readTokenDomain,writePermit2}.ts'],
      tests: ['src/swaps/permits/*.test.ts'],
    },
    {
      project: 'adapter-solana',
      files: ['src/follow/followTransaction.ts', 'src/swaps/prepare/readSides.ts'],
      tests: ['src/follow/*.test.ts', 'src/swaps/prepare/*.test.ts'],
    },
    {
      project: 'adapter-solana',
      files: [`${decode}/{base,jupiter,setup}/*.ts`],
      tests: [`${decode}/decodeSwap.jupiter.test.ts`, `${decode}/{base,jupiter,setup}/*.test.ts`],
    },
    {
      project: 'adapter-solana',
      files: [`${decode}/rfq/*.ts`, `${decode}/decodeSwap.ts`],
      tests: [`${decode}/{decodeSwap,decodeSwap.rfq}.test.ts`, `${decode}/rfq/*.test.ts`],
    },
    {
      project: 'adapter-solana',
      files: [`${decode}/wrap/*.ts`, 'src/swaps/tables/readTable.ts'],
      tests: [`${decode}/decodeSwap.wrap.test.ts`, 'src/swaps/tables/readTable.test.ts'],
    },
    {
      project: 'adapter-solana',
      files: ['src/swaps/{follow/classifyExchange,holdings/measureChange,trial/check*}.ts'],
      tests: ['src/swaps/{follow/classifyExchange,holdings/measureChange,trial/check*}.test.ts'],
    },
  ],
}
