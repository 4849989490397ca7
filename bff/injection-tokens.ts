export const BUNDLE = Symbol('SiteBundle');
export const SITE_FILES = Symbol('SiteFiles');
export const LOG = Symbol('Log');
export const MAPS = Symbol('Maps');
export const HIDDEN_FROM_ROBOTS = Symbol('HiddenFromRobots');
export const EDGE_SHARING = Symbol('EdgeSharing');
