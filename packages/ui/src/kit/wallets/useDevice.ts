import { type Device, detectDevice } from '@cleat/core/wallets'
import { useState } from 'react'

/** What the page is shown on. */
export function useDevice(): Device {
  return useState(() => detectDevice(window))[0]
}
