/** Builds what is stale. */
export declare function ensureBuilt(options: { demo: boolean }): Promise<void>
