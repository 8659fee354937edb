import type { ChainContracts } from './chainContracts.ts'

const allowanceHolder = '0x0000000000001fF3684f28c67538d4D072C22734'
const lifi = '0x1231DEB6f5749EF6cE6943a275A1D3E7486F4EaE'
const oneInch = '0x111111125421cA6dc452d289314280a0f8842A65'
const universalRouterProxy = '0x0000000085E102724e78eCd2F45DC9cA239Affad'
const cow = {
  settlement: '0x9008D19f58AAbD9eD0D60971565AA8510560ab41',
  relayer: '0xC92E8bdf79f0507f65a392b0ab4667716BFE0110',
}
const v2Routers = ['0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24']
const v3Router = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45'

/**
 * The contracts that may be called, by chain id, as their authors publish them. A contract whose
 * address is not confirmed on a chain is left out there.
 */
export const pinnedContracts: { readonly [chainId: number]: ChainContracts | undefined } = {
  // Ethereum
  1: {
    ...{ allowanceHolder, cow, lifi, oneInch, universalRouterProxy, v3Router },
    wrapped: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    v2Routers: ['0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'],
    universalRouters: {
      'v2.0': '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af',
      'v2.1': [
        '0x4C82D1fBFe28C977cBB58D8C7FF8FCF9F70a2cCA',
        '0x23617e59A5925b2A4Bf75d73ff6711cD0b29De85',
      ],
    },
  },
  // Optimism
  10: {
    ...{ allowanceHolder, lifi, oneInch, universalRouterProxy, v3Router },
    wrapped: '0x4200000000000000000000000000000000000006',
    v2Routers: ['0x4A7b5Da61326A6379179b40d00F57E5bbDC962c2'],
    universalRouters: {
      'v2.0': '0x851116D9223fabED8E56C0E6b8Ad0c31d98B3507',
      'v2.1': [
        '0x8B844f885672f333Bc0042cB669255f93a4C1E6b',
        '0xC09255D86DB563cBc11C2fCf4a0C512e160111B4',
      ],
    },
  },
  // BNB Smart Chain
  56: {
    ...{ allowanceHolder, cow, lifi, oneInch, universalRouterProxy, v2Routers },
    wrapped: '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c',
    v3Router: '0xB971eF87ede563556b2ED4b1C0b0019111Dd85d2',
    universalRouters: {
      'v2.0': '0x1906c1d672b88cD1B9aC7593301cA990F94Eae07',
      'v2.1': ['0xDc264714F68d84CF29BC605589405E78bDBE7C9f'],
    },
  },
  // Gnosis
  100: { ...{ cow, lifi, oneInch }, wrapped: '0xe91D153E0b41518A2Ce8Dd3D7944Fa863463a97d' },
  // Polygon
  137: {
    ...{ allowanceHolder, cow, lifi, oneInch, universalRouterProxy, v3Router },
    wrapped: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270',
    v2Routers: ['0xedf6066a2b290C185783862C7F4776A2C8077AD1'],
    universalRouters: {
      'v2.0': '0x1095692A6237d83C6a72F3F5eFEdb9A670C49223',
      'v2.1': [
        '0x8B844f885672f333Bc0042cB669255f93a4C1E6b',
        '0xDc264714F68d84CF29BC605589405E78bDBE7C9f',
      ],
    },
  },
  // Fantom
  250: { ...{ lifi, oneInch }, wrapped: '0x21be370D5312f44cB42ce377BC9b8a0cEF1A4C83' },
  // zkSync
  324: {
    wrapped: '0x5AEa5775959fBC2557Cc8789bC1bf90A239D9a91',
    oneInch: '0x6fd4383cB451173D5f9304F041C7BCBf27d561fF',
  },
  // Kaia
  8217: { oneInch },
  // Base
  8453: {
    ...{ allowanceHolder, cow, lifi, oneInch, universalRouterProxy, v2Routers },
    wrapped: '0x4200000000000000000000000000000000000006',
    v3Router: '0x2626664c2603336E57B271c5C0b26F421741e481',
    universalRouters: {
      'v2.0': '0x6fF5693b99212Da76ad316178A184AB56D299b43',
      'v2.1': [
        '0xFdf682F51FE81Aa4898F0AE2163d8A55c127fbC7',
        '0xd6145b2D3F379919E8CdEda7B97e37c4b2Ca9c40',
      ],
    },
  },
  // Arbitrum
  42161: {
    ...{ allowanceHolder, cow, lifi, oneInch, universalRouterProxy, v2Routers, v3Router },
    wrapped: '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1',
    universalRouters: {
      'v2.0': '0xA51afAFe0263b40EdaEf0Df8781eA9aa03E381a3',
      'v2.1': [
        '0x8B844f885672f333Bc0042cB669255f93a4C1E6b',
        '0x2d01411773c8C24805306E89A41F7855C3c4Fe65',
      ],
    },
  },
  // Avalanche
  43114: {
    ...{ allowanceHolder, cow, lifi, oneInch, universalRouterProxy, v2Routers },
    wrapped: '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7',
    v3Router: '0xbb00FF08d01D300023C629E8fFfFcb65A5a578cE',
    universalRouters: {
      'v2.0': '0x94b75331AE8d42C1b61065089B7d48FE14aA73b7',
      'v2.1': ['0x661E93cca42AfacB172121EF892830cA3b70F08d'],
    },
  },
  // Aurora
  1313161554: { ...{ lifi, oneInch }, wrapped: '0xC9BdeEd33CD01541e1eeD10f90519d2C06Fe3feB' },
}
