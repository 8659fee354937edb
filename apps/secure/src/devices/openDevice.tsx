import { type DevicePage, openDevicePage } from '@cleat/embedded-wallet/window'
import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { laterSigner as signer } from '../signer/laterSigner.ts'
import { DeviceApp } from './DeviceApp.tsx'

/** Draws the page of a new device's link. */
export function openDevice(root: Root): void {
  const { href } = window.location
  // The address has lost what the link said.
  const reload = () => {
    window.location.replace(href)
    window.location.reload()
  }
  let page: DevicePage | undefined
  page = openDevicePage({
    ...{ window, signer },
    send: (url, init) => fetch(url, init),
    onView: (view) =>
      root.render(
        <StrictMode>
          <DeviceApp view={view} onAdd={() => page?.add()} onReload={reload} />
        </StrictMode>,
      ),
  })
}
