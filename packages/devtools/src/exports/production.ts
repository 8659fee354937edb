'use client'

export { CleatDevtools } from '../CleatDevtools.tsx'
export type { CleatDevtoolsProps } from '../props/devtoolsProps.ts'
export { createSimulation } from '../simulation/createSimulation.ts'
export type { Simulation, SimulationState } from '../simulation/simulation.ts'
