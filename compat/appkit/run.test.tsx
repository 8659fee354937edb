import { version } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, expect, test, vi } from 'vitest'
import { Buttons, Elements } from './Elements.tsx'
import { Account, Connections, Modal, Network, State, Wallet } from './Hooks.tsx'
import { modal, useAccounts, useNetworks, useOptions, useState, useTheme } from './methods.ts'

afterAll(() => modal.destroy())

test('default: React is one of those that the packages promise', () => {
  expect(version).toMatch(/^(?:18\.2|19)\./)
})

test('default: the app runs, with every hook, button and element', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <>
      <Modal />
      <Account />
      <Network />
      <State />
      <Wallet />
      <Connections />
      <Buttons />
      <Elements />
    </>,
  )
  const find = (name: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  await vi.waitFor(() => expect(find('Code')).toBeDefined())
  find('Networks')?.click()
  await vi.waitFor(() => expect(modal.isOpen()).toBe(true))
  await modal.close()
  root.unmount()
})

test('default: so does every method', async () => {
  useTheme()
  useOptions()
  useState()
  expect(modal.getThemeMode()).toBe('light')
  await useAccounts().catch((error) => expect(error).toMatchObject({ name: 'CleatError' }))
  await useNetworks()
  expect(modal.getChainId()).toBe(1)
})
