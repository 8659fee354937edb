import { type Device, detectDevice } from '@cleat/core/wallets'
import { useState } from 'react'

/** The visitor's device. */
export function useDevice(): Device {
  return useState(() => detectDevice(window))[0]
}
