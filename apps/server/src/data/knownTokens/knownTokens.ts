import type { Token } from './token.ts'

/** Symbol, name, decimals, address. */
type Row = readonly [string, string, number, string]

/**
 * Widely held tokens of large networks. The list is written by hand with verified checksums and is
 * not copied from other lists.
 */
const rows: Readonly<Record<string, readonly Row[]>> = {
  'eip155:1': [
    ['USDC', 'USD Coin', 6, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'],
    ['USDT', 'Tether USD', 6, '0xdAC17F958D2ee523a2206206994597C13D831ec7'],
    ['DAI', 'Dai Stablecoin', 18, '0x6B175474E89094C44Da98b954EedeAC495271d0F'],
    ['WETH', 'Wrapped Ether', 18, '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'],
    ['WBTC', 'Wrapped BTC', 8, '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599'],
    ['LINK', 'Chainlink', 18, '0x514910771AF9Ca656af840dff83E8264EcF986CA'],
    ['UNI', 'Uniswap', 18, '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'],
    ['AAVE', 'Aave', 18, '0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9'],
    ['LDO', 'Lido DAO', 18, '0x5A98FcBEA516Cf06857215779Fd812CA3beF1B32'],
    ['stETH', 'Lido Staked Ether', 18, '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84'],
    ['wstETH', 'Wrapped stETH', 18, '0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0'],
    ['rETH', 'Rocket Pool ETH', 18, '0xae78736Cd615f374D3085123A210448E74Fc6393'],
    ['cbETH', 'Coinbase Wrapped Staked ETH', 18, '0xBe9895146f7AF43049ca1c1AE358B0541Ea49704'],
    ['ENS', 'Ethereum Name Service', 18, '0xC18360217D8F7Ab5e7c516566761Ea12Ce7F9D72'],
    ['CRV', 'Curve DAO', 18, '0xD533a949740bb3306d119CC777fa900bA034cd52'],
    ['COMP', 'Compound', 18, '0xc00e94Cb662C3520282E6f5717214004A7f26888'],
    ['GRT', 'The Graph', 18, '0xc944E90C64B2c07662A292be6244BDf05Cda44a7'],
    ['SHIB', 'Shiba Inu', 18, '0x95aD61b0a150d79219dCF64E1E6Cc01f0B64C4cE'],
    ['PEPE', 'Pepe', 18, '0x6982508145454Ce325dDbE47a25d4ec3d2311933'],
    ['EURC', 'Euro Coin', 6, '0x1aBaEA1f7C830bD89Acc67eC4af516284b1bC33c'],
    ['PYUSD', 'PayPal USD', 6, '0x6c3ea9036406852006290770BEdFcAbA0e23A0e8'],
  ],
  'eip155:10': [
    ['USDC', 'USD Coin', 6, '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85'],
    ['USDT', 'Tether USD', 6, '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58'],
    ['DAI', 'Dai Stablecoin', 18, '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1'],
    ['WETH', 'Wrapped Ether', 18, '0x4200000000000000000000000000000000000006'],
    ['OP', 'Optimism', 18, '0x4200000000000000000000000000000000000042'],
    ['WBTC', 'Wrapped BTC', 8, '0x68f180fcCe6836688e9084f035309E29Bf0A2095'],
  ],
  'eip155:56': [
    ['USDT', 'Tether USD', 18, '0x55d398326f99059fF775485246999027B3197955'],
    ['USDC', 'USD Coin', 18, '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d'],
    ['WBNB', 'Wrapped BNB', 18, '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c'],
    ['ETH', 'Ethereum', 18, '0x2170Ed0880ac9A755fd29B2688956BD959F933F8'],
    ['BTCB', 'Bitcoin BEP2', 18, '0x7130d2A12B9BCbFAe4f2634d864A1Ee1Ce3Ead9c'],
    ['CAKE', 'PancakeSwap', 18, '0x0E09FaBB73Bd3Ade0a17ECC321fD13a19e81cE82'],
    ['DAI', 'Dai Stablecoin', 18, '0x1AF3F329e8BE154074D8769D1FFa4eE058B1DBc3'],
  ],
  'eip155:100': [
    ['WXDAI', 'Wrapped xDAI', 18, '0xe91D153E0b41518A2Ce8Dd3D7944Fa863463a97d'],
    ['GNO', 'Gnosis', 18, '0x9C58BAcC331c9aa871AFD802DB6379a98e80CEdb'],
  ],
  'eip155:137': [
    ['USDC', 'USD Coin', 6, '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359'],
    ['USDC.e', 'Bridged USD Coin', 6, '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174'],
    ['USDT', 'Tether USD', 6, '0xc2132D05D31c914a87C6611C10748AEb04B58e8F'],
    ['DAI', 'Dai Stablecoin', 18, '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063'],
    ['WETH', 'Wrapped Ether', 18, '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619'],
    ['WPOL', 'Wrapped POL', 18, '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270'],
    ['WBTC', 'Wrapped BTC', 8, '0x1BFD67037B42Cf73acF2047067bd4F2C47D9BfD6'],
  ],
  'eip155:8453': [
    ['USDC', 'USD Coin', 6, '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'],
    ['WETH', 'Wrapped Ether', 18, '0x4200000000000000000000000000000000000006'],
    ['DAI', 'Dai Stablecoin', 18, '0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb'],
    ['cbBTC', 'Coinbase Wrapped BTC', 8, '0xcbB7C0000aB88B473b1f5aFd9ef808440eed33Bf'],
    ['cbETH', 'Coinbase Wrapped Staked ETH', 18, '0x2Ae3F1Ec7F1F5012CFEab0185bfc7aa3cf0DEc22'],
    ['AERO', 'Aerodrome', 18, '0x940181a94A35A4569E4529A3CDfB74e38FD98631'],
  ],
  'eip155:42161': [
    ['USDC', 'USD Coin', 6, '0xaf88d065e77c8cC2239327C5EDb3A432268e5831'],
    ['USDT', 'Tether USD', 6, '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9'],
    ['DAI', 'Dai Stablecoin', 18, '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1'],
    ['WETH', 'Wrapped Ether', 18, '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1'],
    ['ARB', 'Arbitrum', 18, '0x912CE59144191C1204E64559FE8253a0e49E6548'],
    ['WBTC', 'Wrapped BTC', 8, '0x2f2a2543B76A4166549F7aaB2e75Bef0aefC5B0f'],
    ['LINK', 'Chainlink', 18, '0xf97f4df75117a78c1A5a0DBb814Af92458539FB4'],
    ['GMX', 'GMX', 18, '0xfc5A1A6EB076a2C7aD06eD22C90d7E710E35ad0a'],
  ],
  'eip155:43114': [
    ['USDC', 'USD Coin', 6, '0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E'],
    ['USDT', 'Tether USD', 6, '0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7'],
    ['WAVAX', 'Wrapped AVAX', 18, '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7'],
  ],
  'eip155:84532': [['USDC', 'USD Coin', 6, '0x036CbD53842c5426634e7929541eC2318f3dCF7e']],
  'eip155:11155111': [
    ['USDC', 'USD Coin', 6, '0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238'],
    ['LINK', 'Chainlink', 18, '0x779877A7B0D9E8603169DdbD7836e478b4624789'],
  ],
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': [
    ['USDC', 'USD Coin', 6, 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
    ['USDT', 'Tether USD', 6, 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'],
    ['PYUSD', 'PayPal USD', 6, '2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo'],
    ['WSOL', 'Wrapped SOL', 9, 'So11111111111111111111111111111111111111112'],
    ['JitoSOL', 'Jito Staked SOL', 9, 'J1toso1uCk3RLmjorhTtrVwY9HJ7X8V9yYac6Y7kGCPn'],
    ['mSOL', 'Marinade Staked SOL', 9, 'mSoLzYCxHdYgdzU16g5QSh3i5K3z3KZK7ytfqcJm7So'],
    ['JUP', 'Jupiter', 6, 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN'],
    ['BONK', 'Bonk', 5, 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'],
    ['PYTH', 'Pyth Network', 6, 'HZ1JovNiVvGrGNiiYvEozEVgZ58xaU3RKwX8eACQBCt3'],
  ],
}

/** Tokens with signed approvals (EIP-2612). */
const permitting: ReadonlySet<string> = new Set([
  '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85',
  '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
  '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  '0xaf88d065e77c8cC2239327C5EDb3A432268e5831',
  '0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E',
  '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
  '0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238',
])

/** The built-in tokens, by CAIP-2 id of their chain. */
export const knownTokens: ReadonlyMap<string, readonly Token[]> = new Map(
  Object.entries(rows).map(([chainId, tokens]) => [chainId, tokens.map(toToken)]),
)

function toToken([symbol, name, decimals, address]: Row): Token {
  return { address, name, symbol, decimals, hasPermit: permitting.has(address) }
}
