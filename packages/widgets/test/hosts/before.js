watch.before();
