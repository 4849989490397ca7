/* global rs, db, quit */
try {
  rs.status();
} catch {
  rs.initiate({ _id: 'site', members: [{ _id: 0, host: 'mongodb:27017' }] });
}
quit(db.hello().isWritablePrimary ? 0 : 1);
