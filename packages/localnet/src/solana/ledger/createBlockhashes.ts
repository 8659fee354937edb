/** For how many slots a blockhash is valid. */
const maxAge = 150

type Lifetime = { readonly blockhash: string; readonly lastValidBlockHeight: number }

export type Blockhashes = {
  /** The newest. */
  readonly latest: Lifetime
  /** That of so many slots before the newest, or else the oldest. */
  aged: (slots: number) => Lifetime
  add: (entry: { blockhash: string; slot: number }) => void
  isValid: (entry: { blockhash: string; slot: number }) => boolean
}

/** The valid blockhashes: those of the last 150 slots. */
export function createBlockhashes(first: { blockhash: string; slot: number }): Blockhashes {
  const slots = new Map<string, number>([[first.blockhash, first.slot]])
  let latest = first
  return {
    get latest() {
      return toLifetime(latest)
    },
    aged(age) {
      for (const [blockhash, slot] of slots)
        if (slot + age >= latest.slot) return toLifetime({ blockhash, slot })
      return toLifetime(latest)
    },
    add(entry) {
      latest = entry
      slots.set(entry.blockhash, entry.slot)
      // A map keeps insertion order, so the oldest come first.
      for (const [blockhash, slot] of slots) {
        if (slot + maxAge >= entry.slot) break
        slots.delete(blockhash)
      }
    },
    isValid({ blockhash, slot }) {
      const own = slots.get(blockhash)
      return own !== undefined && own + maxAge >= slot
    },
  }
}

function toLifetime({ blockhash, slot }: { blockhash: string; slot: number }): Lifetime {
  return { blockhash, lastValidBlockHeight: slot + maxAge }
}
