import { type Context, createContext } from 'react'
import { createUpdateGate, type UpdateGate } from './createUpdateGate.ts'

/** The gate of the modal's updates. */
export const updateGateContext: Context<UpdateGate> = createContext(createUpdateGate())
