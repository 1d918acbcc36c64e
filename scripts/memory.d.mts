export declare const serverFlags: readonly string[]
export declare const serverMemory: Readonly<Record<string, string>>
export declare const smallMegabytes: number
export declare const smallFlags: readonly string[]
export declare function flagsFor(megabytes: number): readonly string[]
export declare function machineMegabytes(): number
