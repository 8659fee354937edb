'use client'

export { useAppKitConnection } from '../solana/useAppKitConnection.ts'
