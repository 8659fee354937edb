/**
 * Writes what apps are made of into a folder: the examples with their versions as a registry knows
 * them, and the parts that no example has.
 */
export declare function collectTemplates(folder: string): Promise<void>
