import type { WalletStorage } from '../../state/walletStorage.ts'

export type AccountChoiceParameters = {
  storage: WalletStorage
  key: string
  /** The number of accounts. */
  count: number
}

export type AccountChoice = {
  readonly place: number
  choose: (place: number) => void
}

/** The selected account, stored for the next visit. */
export function createAccountChoice(parameters: AccountChoiceParameters): AccountChoice {
  const { storage, key, count } = parameters
  const isPlace = (value: number) => Number.isInteger(value) && value >= 0 && value < count
  let place = read({ storage, key })
  if (!isPlace(place)) place = 0
  return {
    get place() {
      return place
    },
    choose(next) {
      if (!isPlace(next)) throw new Error(`The wallet has no account at ${next}. It has ${count}.`)
      place = next
      try {
        storage.setItem(key, String(place))
      } catch {
        // Without working storage the wallet forgets its state, as in a private window.
      }
    },
  }
}

function read({ storage, key }: Pick<AccountChoiceParameters, 'storage' | 'key'>): number {
  try {
    return Number(storage.getItem(key) ?? 0)
  } catch {
    return 0
  }
}
