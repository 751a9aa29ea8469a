-- The version from which each was made, which pages showed before it: 0 is that of the build. Unknown of earlier ones.
alter table maloca.content_versions add column base integer check (base >= 0);
