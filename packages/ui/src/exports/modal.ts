'use client'

export { mountModal } from '../features/mountModal.ts'
