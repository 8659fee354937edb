/** What of an event decides whether a visitor meant it. */
export type PressEvent = {
  readonly isTrusted: boolean
  /** Of a pointer. */
  readonly isPrimary?: boolean | undefined
  readonly button?: number | undefined
  readonly pointerType?: string | undefined
  /** Of a key. */
  readonly key?: string | undefined
  readonly repeat?: boolean | undefined
  /** Of a click: 0 where no pointer made it. */
  readonly detail?: number | undefined
}

/** Follows the button of an approval, from the first touch to the click. */
export type Press = {
  onPointerMove(event: PressEvent): void
  onPointerDown(event: PressEvent): void
  onPointerUp(event: PressEvent): void
  onKeyDown(event: PressEvent): void
  onKeyUp(): void
  /** @returns whether it was meant */
  onClick(event: PressEvent): boolean
  /** Nothing that began before counts. */
  forget(): void
}

export declare namespace createPress {
  type Parameters = {
    isArmed: () => boolean
    /** Whether a mouse has to move before it presses, as in a window that opens under it. */
    needsMove: boolean
  }
}

const keys: readonly unknown[] = ['Enter', ' ']

/**
 * Tells a press that was meant from one that was begun elsewhere: it begins and ends on the button,
 * by a person, while the button is armed. A key that is held since before does not count.
 */
export function createPress({ isArmed, needsMove }: createPress.Parameters): Press {
  let hasMoved = false
  let pointer: 'none' | 'down' | 'up' = 'none'
  let key: 'none' | 'meant' | 'stray' = 'none'

  return {
    onPointerMove({ isTrusted }) {
      if (isTrusted && isArmed()) hasMoved = true
    },
    onPointerDown({ isTrusted, isPrimary, button, pointerType }) {
      const isNear = !needsMove || hasMoved || pointerType !== 'mouse'
      const isOurs = isTrusted && isPrimary === true && button === 0
      pointer = isOurs && isNear && isArmed() ? 'down' : 'none'
    },
    onPointerUp({ isTrusted, isPrimary }) {
      pointer = pointer === 'down' && isTrusted && isPrimary === true ? 'up' : 'none'
    },
    onKeyDown({ isTrusted, key: name, repeat }) {
      if (!keys.includes(name)) return
      const isNew = isTrusted && repeat === false
      // A key that is held keeps what its first press was.
      if (isNew) key = isArmed() ? 'meant' : 'stray'
      else if (key === 'none') key = 'stray'
    },
    onKeyUp() {
      // A click of the space bar comes after it, in the same task.
      setTimeout(() => {
        key = 'none'
      })
    },
    onClick({ isTrusted, detail }) {
      const byPointer = pointer === 'up'
      pointer = 'none'
      if (!isTrusted || !isArmed()) return false
      // Readers of the screen press without pointer and key.
      return detail === 0 ? key !== 'stray' : byPointer
    },
    forget() {
      hasMoved = false
      pointer = 'none'
      if (key === 'meant') key = 'stray'
    },
  }
}
