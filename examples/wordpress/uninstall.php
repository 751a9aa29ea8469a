<?php
/* Runs when the plugin is deleted: the site keeps nothing of it. */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $maloca_site ) {
		delete_blog_option( $maloca_site, 'maloca' );
	}
} else {
	delete_option( 'maloca' );
}
