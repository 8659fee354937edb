import type { AppKit } from '@cleat/react/appkit'

type Event = ReturnType<AppKit['getEvent']>

/** What an app logs of each event. */
export function describeEvent({ data }: Event): string {
  const about = `${data.type} ${data.address} ${data.properties?.caipNetworkId}`
  switch (data.event) {
    case 'MODAL_CREATED':
    case 'CLICK_ALL_WALLETS':
    case 'CLICK_WALLET_HELP':
    case 'CLICK_NETWORK_HELP':
    case 'CLICK_GET_WALLET_HELP':
    case 'CLICK_NETWORKS':
      return about
    case 'INITIALIZE':
      return data.properties.networks.join()
    case 'MODAL_OPEN':
    case 'MODAL_CLOSE':
      return String(data.properties.connected)
    case 'SELECT_WALLET': {
      const { name, platform, displayIndex, walletRank, view } = data.properties
      return [name, platform, displayIndex, walletRank, view].join()
    }
    case 'CONNECT_SUCCESS': {
      const { method, name, reconnect, walletRank, view } = data.properties
      return [method, name, reconnect, walletRank, view].join()
    }
    case 'CONNECT_ERROR':
    case 'USER_REJECTED':
    case 'DISCONNECT_ERROR':
      return data.properties.message
    case 'CONNECT_PROXY_ERROR': {
      const { message, uri, mobile_link, name } = data.properties
      return [message, uri, mobile_link, name].join()
    }
    case 'DISCONNECT_SUCCESS':
      return data.properties.namespace
    case 'SEARCH_WALLET':
      return `${data.properties.badge} ${data.properties.search}`
    case 'GET_WALLET': {
      const { name, walletRank, explorerId, type } = data.properties
      return [name, walletRank, explorerId, type].join()
    }
    case 'WALLET_IMPRESSION_V2':
      return data.properties.items
        .map(({ name, walletRank, explorerId, rdnsId, view, displayIndex, query, certified }) =>
          [name, walletRank, explorerId, rdnsId, view, displayIndex, query, certified].join(),
        )
        .join()
    case 'SWITCH_NETWORK':
      return data.properties.network
    case 'EMAIL_LOGIN_SELECTED':
    case 'EMAIL_SUBMITTED':
    case 'EMAIL_EDIT':
    case 'EMAIL_VERIFICATION_CODE_SENT':
    case 'EMAIL_VERIFICATION_CODE_PASS':
    case 'DEVICE_REGISTERED_FOR_EMAIL':
      return about
    case 'EMAIL_VERIFICATION_CODE_FAIL':
      return data.properties.message
    case 'SOCIAL_LOGIN_STARTED':
    case 'SOCIAL_LOGIN_REQUEST_USER_DATA':
    case 'SOCIAL_LOGIN_CANCELED':
    case 'SOCIAL_LOGIN_SUCCESS':
      return data.properties.provider
    case 'SOCIAL_LOGIN_ERROR':
      return `${data.properties.provider} ${data.properties.message}`
    case 'SET_PREFERRED_ACCOUNT_TYPE':
      return `${data.properties.accountType} ${data.properties.network}`
    case 'REQUEST_REVIEWED': {
      const { method, level, verdict, rules, ms } = data.properties
      return [method, level, verdict, ...rules, ms].join()
    }
    case 'REQUEST_RAISED': {
      const { method, level, rules, ms } = data.properties
      return [method, level, ...rules, ms].join()
    }
    case 'CAPABILITIES_DISAGREED':
      return data.properties.network
    case 'APPROVAL_REVOKED':
      return `${data.properties.kind} ${data.properties.caipNetworkId}`
    case 'BATCH_SENT':
    case 'BATCH_CONFIRMED':
    case 'BATCH_PARTIAL':
    case 'BATCH_FAILED': {
      const { network, calls, mode } = data.properties
      return [network, calls, mode].join()
    }
    case 'SESSION_GRANTED':
      return [data.properties.network, ...data.properties.kinds].join()
    case 'SESSION_REVOKED':
      return data.properties.network
    case 'PERMISSION_REVOKE_FAILED':
      return [data.properties.step, data.properties.code].join()
    case 'CLICK_TRANSACTIONS':
      return String(data.properties.isSmartAccount)
    case 'ERROR_FETCH_TRANSACTIONS':
    case 'LOAD_MORE_TRANSACTIONS': {
      const { address, projectId, cursor, isSmartAccount } = data.properties
      return [address, projectId, cursor, isSmartAccount].join()
    }
    case 'OPEN_ENS_FLOW':
      return String(data.properties.isSmartAccount)
    case 'REGISTER_NAME_INITIATED':
    case 'REGISTER_NAME_SUCCESS':
      return data.properties.ensName
    case 'REGISTER_NAME_ERROR':
      return data.properties.error
    case 'CLICK_SIGN_SIWX_MESSAGE':
    case 'CLICK_CANCEL_SIWX':
    case 'SIWX_AUTH_SUCCESS':
      return `${data.properties.network} ${data.properties.isSmartAccount}`
    case 'SIWX_AUTH_ERROR':
      return data.properties.message
    case 'SIGN_OUT':
      return data.properties.reason
    case 'CLICK_SELECT_TOKEN_TO_SWAP':
    case 'SELECT_BUY_CRYPTO':
    case 'SELECT_WHAT_IS_A_BUY':
      return about
    case 'SELECT_BUY_PROVIDER':
    case 'BUY_STARTED':
    case 'BUY_DELIVERED':
    case 'BUY_FAILED':
      return data.properties.provider
    case 'OPEN_SWAP':
      return data.properties.network
    case 'INITIATE_SWAP':
    case 'SWAP_SUCCESS': {
      const { network, swapFromToken, swapToToken, swapFromAmount, swapToAmount } = data.properties
      return [network, swapFromToken, swapToToken, swapFromAmount, swapToAmount].join()
    }
    case 'SWAP_ERROR':
    case 'SWAP_APPROVAL_ERROR':
      return `${data.properties.swapFromToken} ${data.properties.message}`
    case 'OPEN_SEND':
      return `${data.properties.isSmartAccount} ${data.properties.network}`
    case 'SEND_INITIATED':
    case 'SEND_SUCCESS':
    case 'SEND_ERROR':
    case 'SEND_REJECTED': {
      const { isSmartAccount, network, token, amount } = data.properties
      const end = data.event === 'SEND_SUCCESS' ? data.properties.hash : undefined
      const reason = 'message' in data.properties ? data.properties.message : undefined
      return [isSmartAccount, network, token, amount, end, reason].join()
    }
  }
}
