/** What happens in Cleat, by name, with its properties. Nothing of this leaves the page by itself. */
export type EventProperties = {
  INITIALIZE: { networks: readonly string[]; adapters: readonly string[] }
  MODAL_OPEN: { connected: boolean }
  MODAL_CLOSE: { connected: boolean }
  CLICK_NETWORKS: undefined
  CLICK_NETWORK_HELP: undefined
  CLICK_ALL_WALLETS: undefined
  CLICK_WALLET_HELP: undefined
  CLICK_GET_WALLET_HELP: undefined
  SEARCH_WALLET: { search: string }
  SELECT_WALLET: {
    name: string
    platform: 'browser' | 'mobile' | 'desktop' | 'web' | 'qrcode'
    /** Its place in the list, from 0 on. */
    displayIndex?: number | undefined
    /** Its place in the registry. */
    walletRank?: number | undefined
    /** Where it was chosen. */
    view: string
  }
  /** Wallets that came into sight together. */
  WALLET_IMPRESSION_V2: { items: readonly WalletImpression[] }
  GET_WALLET: {
    name: string
    walletRank?: number | undefined
    explorerId: string
    type: 'chrome_store' | 'app_store' | 'play_store' | 'desktop' | 'webapp' | 'homepage'
  }
  CONNECT_SUCCESS: {
    method: 'browser' | 'mobile' | 'qrcode'
    name: string
    reconnect?: true | undefined
  }
  CONNECT_ERROR: { message: string }
  USER_REJECTED: { message: string }
  DISCONNECT_SUCCESS: { namespace: string }
  DISCONNECT_ERROR: { message: string }
  SWITCH_NETWORK: { network: string }
  OPEN_SEND: { network: string }
  SEND_INITIATED: SentEvent
  /** The network has it. What becomes of it there is told by nobody yet. */
  SEND_SUCCESS: SentEvent & { hash: string }
  SEND_REJECTED: SentEvent & { message: string }
  SEND_ERROR: SentEvent & { message: string }
}

/** What is sent: `token` is its symbol, `amount` a plain decimal number. */
type SentEvent = { readonly network: string; readonly token: string; readonly amount: string }

export type WalletImpression = {
  readonly name: string
  /** Its place in the registry. */
  readonly walletRank?: number | undefined
  /** Its id in the registry. */
  readonly explorerId?: string | undefined
  /** The name that the wallet gave itself. */
  readonly rdnsId?: string | undefined
  /** Where it was seen. */
  readonly view: string
  /** Its place in the list, from 0 on. */
  readonly displayIndex: number
  /** What was searched for. */
  readonly query?: string | undefined
  readonly certified?: boolean | undefined
}

export type EventName = keyof EventProperties

/** One event, with its name in `event` and its facts in `properties`. */
export type CleatEvent = {
  [name in EventName]: {
    /** Always `track`. */
    readonly type: 'track'
    /** Name of the event: `CONNECT_SUCCESS`. */
    readonly event: name
    /** Facts of the event, by its name; see `EventProperties`. */
    readonly properties: EventProperties[name]
  }
}[EventName]
