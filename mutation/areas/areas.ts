import { approvals } from './approvals.ts'
import type { Area } from './area.ts'
import { calls } from './calls.ts'
import { custody } from './custody.ts'
import { identity } from './identity.ts'
import { judge } from './judge.ts'
import { nameStore } from './nameStore.ts'
import { names } from './names.ts'
import { permissions } from './permissions.ts'
import { purchases } from './purchases.ts'
import { signIn } from './signIn.ts'
import { signInSessions } from './signInSessions.ts'
import { swapSteps } from './swapSteps.ts'
import { swaps } from './swaps.ts'
import { wallet } from './wallet.ts'
import { walletLogins } from './walletLogins.ts'
import { walletProtocol } from './walletProtocol.ts'

const send = 'src/features/send'
const runtime = 'src/runtime'
const api = 'src/runtime/api'
const links = 'src/runtime/walletDeepLinks'
const requests = 'src/runtime/requests'
const adapter = 'src/contract/adapter'

/** By the name that the command takes. */
export const areas = {
  amounts: {
    meaning: 'One amount is typed, shown and asked, in the unit of the app’s network.',
    parts: [
      {
        project: 'core',
        files: ['src/base/amounts/*.ts'],
        tests: ['src/base/amounts/*.test.ts'],
      },
      {
        project: 'core',
        files: [
          `${send}/form/{setToken,validate}.ts`,
          `${send}/paymentUris/readLinkAmount.ts`,
          `${runtime}/sender/toAsset.ts`,
        ],
        tests: [
          `${send}/form/*.test.ts`,
          `${send}/paymentUris/readLinkAmount.test.ts`,
          `${send}/receiver/setReceiver.test.ts`,
          `${runtime}/sender/toAsset.test.ts`,
        ],
      },
      {
        project: 'core',
        files: [
          `${api}/data/answers/quantity.ts`,
          'src/runtime/queries/data/{normalizeCoin,readCoin}.ts',
        ],
        tests: [
          `${api}/data/answers/quantity.test.ts`,
          'src/runtime/queries/data/{normalizeCoin,readCoin}.test.ts',
        ],
      },
      {
        project: 'ui',
        files: ['src/format/{cleanAmount,findAmountRefusal}.ts'],
        tests: ['src/format/{cleanAmount,findAmountRefusal}.*test.ts'],
      },
    ],
  },
  outcomes: {
    meaning: 'After an error, "not sent" is said only where it is proven.',
    parts: [
      {
        project: 'core',
        files: [
          `${adapter}/{listNestedErrors,readDoubt,readErrorCode,readRefusal}.ts`,
          `${adapter}/{readSendOutcome,translateProviderError}.ts`,
        ],
        tests: [`${adapter}/{listNestedErrors,read*,translateProviderError}.test.ts`],
      },
      {
        project: 'core',
        files: [`${send}/send/*.ts`],
        tests: [`${send}/{prepare,send}/*.test.ts`],
      },
      {
        project: 'core',
        files: [`${requests}/isRefusal.ts`],
        tests: [`${requests}/isRefusal.*test.ts`],
      },
    ],
  },
  receipts: {
    meaning: 'A payment is confirmed or failed by proof, else "cannot say".',
    parts: [
      {
        project: 'evm',
        files: [
          'src/follow/{fetchTrace,findOperation,isOlder,isOnlyOperation,listAccountCalls}.ts',
          'src/follow/{listOperations,readCallTrace,readDeposits,readFailure,readParityTrace}.ts',
          'src/follow/{createOperationSearch,createTransactionTracker,readContents,readReason}.ts',
          'src/follow/readReceipt.ts',
          'src/transfers/follow/{classifyContents,classifyReceipt,isAskedCall,isCoinPaid}.ts',
          'src/transfers/follow/{isSameTransfer,isTokenPaid,readCoinProof,readTokenProof}.ts',
        ],
        tests: ['src/{follow,transfers/follow}/*.test.ts'],
      },
    ],
  },
  requests: {
    meaning: 'What an app asks is what is judged, shown and signed.',
    parts: [
      {
        project: 'evm',
        files: ['src/requests/*.ts'],
        tests: ['src/requests/*.test.ts'],
      },
      {
        project: 'core',
        files: [
          `${requests}/{checkMethod,copyPayload,dispatch,explain,guard,inspect,methods}.ts`,
          `${requests}/{preview,readParameters,readRequest,runRequest,verify}.ts`,
          `${requests}/data/*.ts`,
        ],
        tests: [`${requests}/*.test.ts`, `${requests}/data/*.test.ts`],
      },
    ],
  },
  links: {
    meaning: 'A link leads to the wallet that the visitor chose, and nowhere else.',
    parts: [
      {
        project: 'core',
        files: [`${links}/{isForeignScheme,toSafeLink}.ts`],
        tests: [`${links}/{isForeignScheme,toSafeLink}.test.ts`],
      },
      {
        project: 'core',
        files: [`${links}/formatWalletLink.ts`],
        tests: [`${links}/formatWalletLink.test.ts`],
      },
      {
        project: 'core',
        files: [`${links}/{isLinkOf,isOpenable,openWalletLink,pickTarget}.ts`],
        tests: [`${links}/{isLinkOf,isOpenable,openWalletLink,pickTarget}.test.ts`],
      },
      {
        project: 'core',
        files: [`${links}/{readWcUri,restoreWalletLink}.ts`],
        tests: [`${links}/{readWcUri,restoreWalletLink}.test.ts`],
      },
      {
        project: 'core',
        files: [`${api}/explorer/limitTrust.ts`, 'src/runtime/walletConnect/createLinkMemory.ts'],
        tests: [
          `${api}/explorer/limitTrust.test.ts`,
          'src/runtime/walletConnect/createLinkMemory.test.ts',
        ],
      },
    ],
  },
  addresses: {
    meaning: 'An address is read exactly, and shown so that an imitation is seen.',
    parts: [
      {
        project: 'core',
        files: [
          'src/base/{text/formatAddress,caip/caipAddress}.ts',
          `${adapter}/isSameAddress.ts`,
          `${adapter}/findLookAlike.ts`,
        ],
        tests: [
          'src/base/{text/formatAddress,caip/caipAddress}.test.ts',
          `${adapter}/isSameAddress.test.ts`,
          `${adapter}/findLookAlike.test.ts`,
        ],
      },
      {
        project: 'evm',
        files: ['src/prepare/parseReceiver.ts'],
        tests: ['src/prepare/parseReceiver.test.ts'],
      },
      {
        project: 'signatures',
        files: ['src/bip122/address/parseAddress.ts', 'src/polkadot/ss58.ts'],
        tests: ['src/bip122/address/parseAddress.test.ts', 'src/polkadot/ss58.test.ts'],
      },
      {
        project: 'adapter-polkadot',
        files: ['src/address/*.ts'],
        tests: ['src/address/{isRecipient,ss58Prefix}.test.ts'],
      },
      {
        project: 'adapter-solana',
        files: ['src/base/parseRecipient.ts', 'src/transfers/token/isOnCurve.ts'],
        tests: ['src/base/parseRecipient.test.ts', 'src/transfers/token/isOnCurve.test.ts'],
      },
    ],
  },
  quotas: {
    meaning: 'Nobody takes the share of another, and our own limits are no failures.',
    parts: [
      {
        project: 'server',
        files: ['src/relay/quota/*.ts', 'src/relay/store/storeCharges.ts'],
        tests: ['src/relay/quota/*.test.ts', 'src/relay/store/storeCharges.test.ts'],
      },
      {
        project: 'server',
        files: ['src/relay/createEntrance.ts'],
        tests: ['src/relay/{createEntrance,createEntrance.refusals}.test.ts'],
      },
      {
        project: 'server',
        files: ['src/http/{createRateLimiter,toShares}.ts'],
        tests: ['src/http/{createRateLimiter,toShares}.test.ts'],
      },
      {
        project: 'server (apis)',
        files: ['src/data/apis/createPace.ts'],
        tests: ['src/data/apis/{createPace,createPace.queue}.test.ts'],
      },
    ],
  },
  swaps,
  swapSteps,
  purchases,
  names,
  nameStore,
  identity,
  approvals,
  calls,
  custody,
  wallet,
  walletLogins,
  walletProtocol,
  permissions,
  judge,
  signIn,
  signInSessions,
  signatures: {
    meaning: 'A signature counts where the account made it, and nowhere else.',
    parts: [
      {
        project: 'signatures',
        files: [
          'src/base/*.ts',
          'src/bip122/*.ts',
          'src/eip155/*.ts',
          'src/polkadot/{parseSignature,signedForms,verifyMessage}.ts',
          'src/solana/*.ts',
        ],
        tests: [
          'src/base/*.test.ts',
          'src/bip122/*.test.ts',
          'src/eip155/{read*,toChecksumAddress,verify*}.test.ts',
          'src/polkadot/{parseSignature,verifyMessage}.test.ts',
          'src/solana/*.test.ts',
        ],
      },
    ],
  },
} as const satisfies Record<string, Area>
