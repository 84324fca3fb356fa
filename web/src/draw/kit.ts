// One door to all drawings, for those who need many of them.
export * from './base';
export * from './cards';
export * from './dice';
export * from './gate';
export * from './ground';
export * from './houses';
export * from './icons';
export * from './pawns';
export * from './scenery';
export * from './signs';
export * from './street';
export * from './tags';
export * from './towers';
