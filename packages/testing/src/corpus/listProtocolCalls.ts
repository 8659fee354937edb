import type { RequestAction } from '@cleat/core/adapter'
import type { Hex } from 'viem'
import { corpusAccount, corpusRouters, corpusTokens, strangers } from './corpusContracts.ts'
import type { CorpusRow } from './corpusRow.ts'
import { writeRequest } from './writeRequest.ts'

const { call, selector, send, row, batch } = writeRequest
const { USDC, DAI, WETH, wstETH, UNI } = corpusTokens
const { aavePool, ensController, lido, oneInch, seaport, uniswapV2, uniswapV3, universalRouter } =
  corpusRouters
const { cowSettlement } = corpusRouters
const { contract } = strangers
const ether = 10n ** 18n
const hash: Hex = `0x${'5a'.repeat(32)}`
const deadline = 1_900_000_000n
const me = corpusAccount

type Listed = readonly [
  name: string,
  to: string,
  signature: string,
  args: readonly unknown[],
  value?: bigint,
]

/** Calls of contracts that the app works with. */
const known: readonly Listed[] = [
  ['wrap coins', WETH, 'deposit()', [], ether],
  ['unwrap coins', WETH, 'withdraw(uint256)', [ether]],
  [
    'swap tokens (V2)',
    uniswapV2,
    'swapExactTokensForTokens(uint256,uint256,address[],address,uint256)',
    [5n, 4n, [USDC, DAI], me, deadline],
  ],
  [
    'swap for exact tokens (V2)',
    uniswapV2,
    'swapTokensForExactTokens(uint256,uint256,address[],address,uint256)',
    [5n, 6n, [USDC, DAI], me, deadline],
  ],
  [
    'swap coins (V2)',
    uniswapV2,
    'swapExactETHForTokens(uint256,address[],address,uint256)',
    [4n, [WETH, DAI], me, deadline],
    ether,
  ],
  [
    'swap for coins (V2)',
    uniswapV2,
    'swapExactTokensForETH(uint256,uint256,address[],address,uint256)',
    [5n, 4n, [DAI, WETH], me, deadline],
  ],
  [
    'add liquidity (V2)',
    uniswapV2,
    'addLiquidity(address,address,uint256,uint256,uint256,uint256,address,uint256)',
    [USDC, DAI, 5n, 5n, 4n, 4n, me, deadline],
  ],
  [
    'add coins (V2)',
    uniswapV2,
    'addLiquidityETH(address,uint256,uint256,uint256,address,uint256)',
    [DAI, 5n, 4n, 4n, me, deadline],
    ether,
  ],
  [
    'remove liquidity (V2)',
    uniswapV2,
    'removeLiquidity(address,address,uint256,uint256,uint256,address,uint256)',
    [USDC, DAI, 5n, 4n, 4n, me, deadline],
  ],
  [
    'swap (V3)',
    uniswapV3,
    'exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))',
    [[USDC, DAI, 500, me, 5n, 4n, 0n]],
  ],
  [
    'swap over pools (V3)',
    uniswapV3,
    'exactInput((bytes,address,uint256,uint256))',
    [[`${USDC}0001f4${DAI.slice(2)}`, me, 5n, 4n]],
  ],
  [
    'swap for an exact amount (V3)',
    uniswapV3,
    'exactOutputSingle((address,address,uint24,address,uint256,uint256,uint160))',
    [[USDC, DAI, 500, me, 5n, 6n, 0n]],
  ],
  [
    'swap coins (V3)',
    uniswapV3,
    'exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))',
    [[WETH, DAI, 500, me, ether, 4n, 0n]],
    ether,
  ],
  [
    'the universal router',
    universalRouter,
    'execute(bytes,bytes[],uint256)',
    ['0x0a00', ['0x01', '0x02'], deadline],
  ],
  [
    'the universal router with coins',
    universalRouter,
    'execute(bytes,bytes[],uint256)',
    ['0x0b00', ['0x01', '0x02'], deadline],
    ether,
  ],
  [
    '1inch',
    oneInch,
    'swap(address,(address,address,address,address,uint256,uint256,uint256),bytes)',
    [contract, [USDC, DAI, contract, me, 5n, 4n, 0n], '0x'],
  ],
  [
    '1inch with coins',
    oneInch,
    'swap(address,(address,address,address,address,uint256,uint256,uint256),bytes)',
    [contract, [WETH, DAI, contract, me, ether, 4n, 0n], '0x'],
    ether,
  ],
  [
    '1inch over a pool',
    oneInch,
    'unoswap(uint256,uint256,uint256,uint256)',
    [BigInt(USDC), 5n, 4n, 7n],
  ],
  ['announce an order of CoW', cowSettlement, 'setPreSignature(bytes,bool)', ['0x01', true]],
  ['cancel an order of CoW', cowSettlement, 'invalidateOrder(bytes)', ['0x01']],
  ['lend', aavePool, 'supply(address,uint256,address,uint16)', [USDC, 5n, me, 0]],
  ['take back what was lent', aavePool, 'withdraw(address,uint256,address)', [USDC, 5n, me]],
  ['borrow', aavePool, 'borrow(address,uint256,uint256,uint16,address)', [DAI, 5n, 2n, 0, me]],
  ['repay', aavePool, 'repay(address,uint256,uint256,address)', [DAI, 5n, 2n, me]],
  ['use as collateral', aavePool, 'setUserUseReserveAsCollateral(address,bool)', [USDC, true]],
  ['choose a mode', aavePool, 'setUserEMode(uint8)', [1]],
  ['stake', lido, 'submit(address)', [contract], ether],
  [
    'buy at a marketplace',
    seaport,
    'fulfillBasicOrder_efficient_6GL6yc((address,uint256,uint256,address,address,address,uint256,uint256,uint8,uint256,uint256,bytes32,uint256,bytes32,bytes32,uint256,(uint256,address)[],bytes))',
    [
      [
        USDC,
        0n,
        5n,
        contract,
        contract,
        DAI,
        7n,
        1n,
        0,
        1n,
        deadline,
        hash,
        9n,
        hash,
        hash,
        0n,
        [],
        '0x',
      ],
    ],
    ether,
  ],
  ['cancel all orders of a marketplace', seaport, 'incrementCounter()', []],
  ['commit to a name', ensController, 'commit(bytes32)', [hash]],
  [
    'register a name',
    ensController,
    'register(string,address,uint256,bytes32,address,bytes[],bool,uint16)',
    ['harbour', me, 31_536_000n, hash, contract, [], true, 0],
    ether / 100n,
  ],
  ['renew a name', ensController, 'renew(string,uint256)', ['harbour', 31_536_000n], ether / 100n],
]

/** Calls of contracts that it does not know, without coins. */
const unknown: readonly Listed[] = [
  ['wrap staked coins', wstETH, 'wrap(uint256)', [ether]],
  ['unwrap staked coins', wstETH, 'unwrap(uint256)', [ether]],
  ['give one’s votes', UNI, 'delegate(address)', [me]],
  ['vote', '0x408ed6354d4973f66138c91495f2f2fcbd8724c3', 'castVote(uint256,uint8)', [12n, 1]],
  [
    'vote with a reason',
    '0x408ed6354d4973f66138c91495f2f2fcbd8724c3',
    'castVoteWithReason(uint256,uint8,string)',
    [12n, 1, 'Good'],
  ],
  ['claim an airdrop', contract, 'claim(uint256,address,uint256,bytes32[])', [7n, me, 5n, [hash]]],
  ['claim rewards', contract, 'getReward()', []],
  ['claim all rewards', contract, 'claimAllRewards(address[],address)', [[USDC], me]],
  ['mint for nothing', contract, 'mint(uint256)', [1n]],
  ['mint to oneself', contract, 'safeMint(address)', [me]],
  ['mint with a proof', contract, 'allowlistMint(uint256,bytes32[])', [1n, [hash]]],
  ['deposit into a vault', contract, 'deposit(uint256,address)', [5n, me]],
  ['withdraw from a vault', contract, 'withdraw(uint256,address,address)', [5n, me, me]],
  ['redeem shares', contract, 'redeem(uint256,address,address)', [5n, me, me]],
  ['stake tokens', contract, 'stake(uint256)', [5n]],
  ['unstake tokens', contract, 'unstake(uint256)', [5n]],
  ['exit a pool', contract, 'exit()', []],
  ['lock tokens', contract, 'create_lock(uint256,uint256)', [5n, deadline]],
  ['swap at a stable pool', contract, 'exchange(int128,int128,uint256,uint256)', [0n, 1n, 5n, 4n]],
  ['add to a stable pool', contract, 'add_liquidity(uint256[3],uint256)', [[1n, 2n, 3n], 4n]],
  ['supply to a market', contract, 'supply(address,uint256)', [USDC, 5n]],
  ['follow a profile', contract, 'follow(uint256)', [7n]],
  ['set a name’s address', contract, 'setAddr(bytes32,address)', [hash, me]],
  ['set a main name', contract, 'setName(string)', ['harbour.eth']],
  ['play a move', contract, 'move(uint8,uint8)', [4, 5]],
  [
    'attest',
    contract,
    'attest((bytes32,(address,uint64,bool,bytes32,bytes,uint256)))',
    [[hash, [me, 0n, true, hash, '0x', 0n]]],
  ],
]

/** Calls that bring coins to contracts that the app does not know. */
const paid: readonly Listed[] = [
  ['mint for coins', contract, 'mint(uint256)', [1n], ether / 10n],
  ['buy at an unknown shop', contract, 'buy(uint256)', [7n], ether],
  [
    'cross a bridge',
    contract,
    'depositTransaction(address,uint256,uint64,bool,bytes)',
    [me, ether, 100_000n, false, '0x'],
    ether,
  ],
  ['join a pool', contract, 'deposit()', [], ether],
]

/** Calls of protocols' contracts. */
export function listProtocolCalls(): readonly CorpusRow[] {
  const plain = [...known, ...unknown].map((listed) =>
    row(`call: ${listed[0]}`, toRequest(listed), { actions: [toCall(listed)] }),
  )
  const cautious = paid.map((listed) =>
    row(`call: ${listed[0]}`, toRequest(listed), {
      actions: [toCall(listed)],
      level: 'caution',
      isOrdinary: true,
    }),
  )
  const inner = known.find(([name]) => name === 'swap (V3)')
  if (!inner) throw new Error('It is above.')
  const swap = call(inner[2], ...inner[3])
  const unwrap = 'unwrapWETH9(uint256,address)'
  return [
    ...plain,
    ...cautious,
    row(
      'call: several at a router',
      send(uniswapV3, call('multicall(uint256,bytes[])', deadline, [swap, call(unwrap, 4n, me)])),
      {
        actions: [toCall(inner), toCall(['', uniswapV3, unwrap, []])],
      },
    ),
    row(
      'call: approve and swap',
      batch([
        { to: USDC, data: call('approve(address,uint256)', uniswapV3, 5n) },
        { to: uniswapV3, data: swap },
      ]),
      {
        actions: [
          { kind: 'approve', token: USDC, spender: uniswapV3, amount: 5n, isSignature: false },
          toCall(inner),
        ],
      },
    ),
    row(
      'a new contract',
      { method: 'eth_sendTransaction', params: [{ from: me, data: '0x6001' }] },
      {
        actions: [{ kind: 'deploy', value: 0n }],
      },
    ),
  ]
}

function toRequest([, to, signature, args, value]: Listed) {
  return send(to, call(signature, ...args), value)
}

function toCall([, to, signature, , value = 0n]: Listed): RequestAction {
  return { kind: 'call', to, value, selector: selector(signature) }
}
