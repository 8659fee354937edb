import { act, cleanup, render, screen } from '@testing-library/react'
import { afterAll, expect, test, vi } from 'vitest'
import { Buttons, Elements } from './Elements.tsx'
import { Account, Connections, Modal, Network, State, Wallet } from './Hooks.tsx'
import { modal, useAccounts, useNetworks, useOptions, useState, useTheme } from './methods.ts'

afterAll(() => modal.destroy())

test('default: the app runs, with every hook, button and element', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const view = render(
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
  await act(async () => undefined)
  expect(screen.getByRole('button', { name: 'Code' })).toBeTruthy()
  await act(async () => screen.getByRole('button', { name: 'Networks' }).click())
  expect(modal.isOpen()).toBe(true)
  await act(async () => modal.close())
  view.unmount()
  cleanup()
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
