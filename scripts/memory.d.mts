export declare const serverFlags: readonly string[]
export declare const serverMemory: Readonly<Record<string, string>>
