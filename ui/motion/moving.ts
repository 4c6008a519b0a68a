/** Until when what was begun last is to be seen moving, by `performance.now`; 0 if nothing moves. */
export const moving = { until: 0 };
